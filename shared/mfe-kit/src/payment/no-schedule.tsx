import { content } from '../../content.ts';

/** The page for an unknown schedule in the address (A§8). */
export function NoSchedule({ address }: { readonly address: string }) {
  return (
    <div className="wrap stack">
      <h1 className="title">{content.checkout.noSchedule}</h1>
      <p>
        <a href={address}>{content.checkout.noScheduleAction}</a>
      </p>
    </div>
  );
}
