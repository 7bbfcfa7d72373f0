import { defineArea } from '@fairlead/mfe-kit/area';
import { fork } from 'effector';
import { expect, test } from 'vitest';
import { bringToLife } from './living-areas.ts';

function anArea(name: string, made: string[]) {
  return defineArea<string>({
    name,
    createModel() {
      made.push(name);
      return `${name} ${made.length}`;
    },
    tasks: [],
    texts: (model) => [model],
    packages: (model) => [{ name: model }],
  });
}

test('a model is made when the first screen of its area opens, once; the header is there from the start', () => {
  const made: string[] = [];
  const areas = ['header', 'intake', 'packages'].map((name) => anArea(name, made));
  const living = bringToLife(areas);
  expect(made).toEqual(['header']);
  living.wake('intake');
  living.wake('intake');
  expect(made).toEqual(['header', 'intake']);
  expect(living.textsAt('intake', fork())).toEqual(['header 1', 'intake 2']);
});

test('a task may need a model before any screen of its area opens', () => {
  const made: string[] = [];
  const header = anArea('header', made);
  const packages = anArea('packages', made);
  const living = bringToLife([header, packages]);
  expect(living.modelOf(packages)).toBe('packages 2');
  expect(living.packagesAt('billing', fork()).map(({ name }) => name)).toContain('packages 2');
});

test('a swap makes the model anew', () => {
  const made: string[] = [];
  const intake = anArea('intake', made);
  const living = bringToLife([anArea('header', made), intake]);
  living.wake('intake');
  living.swap('intake', []);
  expect(living.modelOf(intake)).toBe('intake 3');
  expect(() => living.swap('nowhere', [])).toThrow("No area is called 'nowhere'");
});
