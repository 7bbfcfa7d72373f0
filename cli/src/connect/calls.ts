import { calls } from '@fairlead/contracts/calls';
import { describeShape } from '@fairlead/contracts/describe-shape';
import type { AnyShape, ExpectedError } from '@fairlead/contracts/endpoint';

export type ListedCall = {
  readonly name: string;
  readonly service: string;
  readonly method: string;
  readonly path: string;
  /** The shapes of the request and the response, each on one line; null if there is none. */
  readonly query: string | null;
  readonly body: string | null;
  readonly answer: string | null;
  readonly headers: readonly string[];
  readonly errors: readonly ExpectedError[];
  /** The sections of the specification that require it. */
  readonly source: string;
};

/** Lists every call of the product, sorted by name. */
export const listCalls = (): readonly ListedCall[] =>
  calls.map(({ name, service, method, path, query, body, answer, headers, errors, source }) => ({
    name,
    service,
    method,
    path,
    query: shapeIn(query),
    body: shapeIn(body),
    answer: shapeIn(answer),
    headers,
    errors,
    source,
  }));

const shapeIn = (shape: AnyShape) =>
  shape.type === 'literal' && shape.schema === null ? null : describeShape(shape);
