import type { FieldType, OutsideDataSource } from './names.ts';

/** One value as it goes over the wire. A field holds a list of them. */
export type PlainValue = string | number | boolean;

/** A received value: one of them, or a list. */
export type ProvidedValue = PlainValue | readonly PlainValue[];

type OptionShape = {
  readonly value: string;
  readonly display_value: string;
  readonly label: string;
  readonly order: number;
};

export type ValidationShape = {
  readonly type: string;
  readonly value?: string | number | null | undefined;
  readonly helperText?: string | null | undefined;
};

/** The parts of a question's field that the rules of this folder read (A§3). */
export type FieldShape = {
  readonly id: string;
  readonly unique_name: string;
  readonly type: FieldType | (string & {});
  readonly label: string;
  readonly required: boolean;
  readonly hidden: boolean;
  readonly disabled: boolean;
  readonly enum_options: readonly OptionShape[];
  readonly outside_data_values: readonly {
    readonly source: OutsideDataSource | (string & {});
    readonly value: ProvidedValue;
    readonly index: number | null;
  }[];
  readonly field_validations: readonly ValidationShape[];
  readonly validation?: Pick<ValidationShape, 'helperText'> | null | undefined;
  readonly provided_value: ProvidedValue | null;
  readonly value: ProvidedValue | null;
  readonly item_type?: string | null | undefined;
  readonly shown_when?: unknown;
  readonly required_when?: unknown;
};

export type QuestionShape = {
  readonly id: string;
  readonly title: string;
  readonly description?: string | null | undefined;
  readonly required: boolean;
  readonly fields: readonly FieldShape[];
  readonly shown_when?: unknown;
  readonly required_when?: unknown;
};

/** A question set (A§3). A SCALAR one describes row 1; `answers` holds what was saved, by question and field. */
export type QuestionSetShape = {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly type: string;
  readonly order: number;
  /** Absent counts as true. */
  readonly editable?: boolean | undefined;
  readonly questions: readonly QuestionShape[];
  readonly answers: Readonly<Record<string, Readonly<Record<string, readonly PlainValue[]>>>>;
  readonly row_label?: string | null | undefined;
  readonly min_rows?: number | null | undefined;
  readonly max_rows?: number | null | undefined;
};

/** What a field of the form holds: text as typed (dollars, digits, yyyy-MM-dd, 'true'), or the chosen options. */
export type FieldInput = string | readonly string[];

/** Everything that is entered in an open set, by field id. */
export type Values = ReadonlyMap<string, FieldInput>;
