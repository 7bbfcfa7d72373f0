import { elementEvent, elementTag } from '@fairlead/build/element-facts';
import { pathMeaning, screenMeaning } from './element-words.ts';

/**
 * Describes an area's element as a custom elements manifest
 * (https://github.com/webcomponents/custom-elements-manifest), which editors and documentation tools read. No class is
 * exported: the product's boot script defines the element.
 */
export function elementManifest(area: string, version: string) {
  const tagName = elementTag(area);
  return {
    schemaVersion: '2.1.0',
    readme: '',
    modules: [
      {
        kind: 'javascript-module',
        path: 'element.js',
        declarations: [
          {
            kind: 'class',
            name: className(area),
            tagName,
            customElement: true,
            description: `The area ${area} ${version} of the product, with the screen of its path.`,
            attributes: [
              {
                name: 'path',
                type: { text: 'string' },
                description: pathMeaning,
                fieldName: 'path',
              },
            ],
            members: [
              {
                kind: 'field',
                name: 'path',
                type: { text: 'string | null' },
                description: pathMeaning,
                attribute: 'path',
                reflects: true,
              },
            ],
            events: [
              {
                name: elementEvent.name,
                type: { text: elementEvent.type },
                description: screenMeaning,
              },
            ],
          },
        ],
        exports: [
          {
            kind: 'custom-element-definition',
            name: tagName,
            declaration: { name: className(area), module: 'element.js' },
          },
        ],
      },
    ],
  };
}

/** `claims-desk` → `FairleadClaimsDesk`. */
export const className = (area: string): string =>
  `fairlead-${area}`.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
