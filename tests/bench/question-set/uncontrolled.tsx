import '../../../root-config/src/shell.css';
import type { Field, Question, QuestionSet } from '@fairlead/contracts/application';
import { createRoot } from 'react-dom/client';

/** The same questions as plain inputs without listeners: the lowest possible cost of 1,000 fields. */
function Form({ set }: { readonly set: QuestionSet }) {
  return (
    <form className="app-main">
      <h1 className="title">{set.title}</h1>
      {set.questions.map((question) => (
        <QuestionView key={question.id} question={question} />
      ))}
    </form>
  );
}

function QuestionView({ question }: { readonly question: Question }) {
  return (
    <div className="question">
      <h2 className="question-title">{question.title}</h2>
      <div className="grid-2">
        {question.fields.map((field) => (
          <div key={field.id} className="span-2">
            <div className="label-row">
              <label className="label" htmlFor={field.id}>
                {field.label}
              </label>
            </div>
            <Control field={field} />
          </div>
        ))}
      </div>
    </div>
  );
}

function Control({ field: { id, type, enum_options } }: { readonly field: Field }) {
  if (type === 'MULTILINE_STRING') return <textarea className="input" id={id} rows={4} />;
  if (type === 'DATE') return <input className="input" id={id} type="date" />;
  if (type === 'BOOLEAN')
    return ['Yes', 'No'].map((text) => (
      <label key={text} className="choice">
        <input type="radio" name={id} value={text} /> {text}
      </label>
    ));
  if (type !== 'SINGLE_SELECT') return <input className="input" id={id} />;
  return (
    <select className="input" id={id}>
      {enum_options.map(({ value, display_value }) => (
        <option key={value} value={value}>
          {display_value}
        </option>
      ))}
    </select>
  );
}

const response = await fetch(document.location.hash.slice(1));
const set = (await response.json()) as QuestionSet;
createRoot(document.getElementById('main') ?? document.body).render(<Form set={set} />);
