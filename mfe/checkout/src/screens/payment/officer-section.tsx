import { officerTitles } from '@fairlead/domain/legacy';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';

const { officer: text } = content;
const titles = officerTitles.map((title) => ({ value: title, text: title }));

/** Who signs for the company (A§5). */
export function OfficerSection() {
  const { officer: model, payment } = useModel();
  const { officer, errors, isPaying, change, blur } = useUnit({
    officer: model.$officer,
    errors: model.$shownErrors,
    isPaying: payment.$isPaying,
    change: model.changed,
    blur: model.blurred,
  });
  return (
    <section className="pay-section" aria-labelledby="officer">
      <div className="stack stack-1">
        <h2 className="heading" id="officer">
          {text.title}
        </h2>
        <p className="small muted">{text.text}</p>
      </div>
      <div className="grid-2">
        <ui-text-field
          controlId="officer-name"
          label={text.name}
          autocomplete="name"
          required
          value={officer.name}
          error={errors.name ?? undefined}
          disabled={isPaying}
          onui-change={({ detail }) => change({ name: detail })}
          onui-blur={() => blur('name')}
        />
        <ui-select-field
          controlId="officer-title"
          label={text.titleField}
          placeholder={text.placeholder}
          required
          options={titles}
          value={officer.title}
          error={errors.title ?? undefined}
          disabled={isPaying}
          onui-change={({ detail }) => change({ title: detail })}
          onui-blur={() => blur('title')}
        />
        <ui-text-field
          className="span-2"
          controlId="officer-email"
          type="email"
          label={text.email}
          autocomplete="email"
          required
          value={officer.email}
          error={errors.email ?? undefined}
          disabled={isPaying}
          onui-change={({ detail }) => change({ email: detail })}
          onui-blur={() => blur('email')}
        />
      </div>
    </section>
  );
}
