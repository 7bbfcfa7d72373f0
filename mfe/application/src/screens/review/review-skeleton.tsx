import type {} from '@fairlead/ui/react';

const sections = ['first', 'second', 'third'];

/** The place of the answers while they are put together: sections with a title. */
export function ReviewSkeleton() {
  return (
    <div className="app-main is-loading">
      {sections.map((section) => (
        <div className="question" key={section}>
          <ui-skeleton lines={[40]} height={24} />
          <ui-skeleton lines={[100, 92, 100, 84]} height={20} />
        </div>
      ))}
    </div>
  );
}
