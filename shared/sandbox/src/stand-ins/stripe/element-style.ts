type Rules = Readonly<Record<string, unknown>>;

/** An element's style options: variants, each with properties and pseudo-classes. */
export type ElementStyle = Readonly<
  Partial<Record<'base' | 'complete' | 'empty' | 'invalid', Rules>>
>;

/** The style options of one element as CSS for its input, which has the given id. */
export function cssOf(id: string, style: ElementStyle): string {
  return Object.entries(style)
    .flatMap(([variant, rules = {}]) => {
      const selector = variant === 'base' ? `#${id}` : `#${id}[data-${variant}]`;
      const pseudo = Object.entries(rules).filter(([name]) => name.startsWith(':'));
      return [
        block(selector, rules),
        ...pseudo.map(([name, inner]) => block(selector + name, isRules(inner) ? inner : {})),
      ];
    })
    .join('\n');
}

function block(selector: string, rules: Rules): string {
  const lines = Object.entries(rules)
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${kebab(name)}: ${value};`);
  return lines.length === 0 ? '' : `${selector} { ${lines.join(' ')} }`;
}

const isRules = (value: unknown): value is Rules => typeof value === 'object' && value !== null;
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
