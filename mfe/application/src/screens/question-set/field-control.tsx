import { fieldType } from '@fairlead/domain/question-set';
import { content } from '../../content.ts';
import { choicesOf, controlOf, yesAndNo } from './choices.ts';
import { type ControlProps, sharedProps } from './control-props.ts';
import { TextControl } from './text-control.tsx';

/** The control of a field, by its type (A§3, A§5). */
export function FieldControl(props: ControlProps) {
  const { field, value } = props;
  const text = typeof value === 'string' ? value : '';
  const shared = sharedProps(props);
  switch (fieldType(field.type)) {
    case 'MULTI_SELECT':
      return (
        <ui-choice-group
          {...shared}
          multiple
          question={props.title !== undefined}
          hint={[props.hint, content.questionSet.chooseAll].filter(Boolean).join(' ')}
          options={choicesOf(field)}
          value={typeof value === 'string' ? [] : value}
          onui-change={({ detail }) => props.onChange(detail)}
        />
      );
    case 'BOOLEAN':
      return (
        <ui-choice-group
          {...shared}
          question={props.title !== undefined}
          options={yesAndNo}
          value={text}
          onui-change={({ detail }) => props.onChange(detail)}
        />
      );
    case 'SINGLE_SELECT':
      return controlOf(field) === 'dropdown' ? (
        <ui-select-field
          {...shared}
          options={choicesOf(field)}
          value={text}
          onui-change={({ detail }) => props.onChange(detail)}
        />
      ) : (
        <ui-choice-group
          {...shared}
          question={props.title !== undefined}
          options={choicesOf(field)}
          value={text}
          onui-change={({ detail }) => props.onChange(detail)}
        />
      );
    case 'CURRENCY':
      return (
        <ui-money-field
          {...shared}
          value={text}
          onui-change={({ detail }) => props.onChange(detail)}
        />
      );
    case 'DATE':
      return (
        <ui-date-field
          {...shared}
          value={text}
          onui-change={({ detail }) => props.onChange(detail)}
        />
      );
    case 'INTEGER':
    case 'STRING':
    case 'MULTILINE_STRING':
      return <TextControl {...props} text={text} />;
  }
}
