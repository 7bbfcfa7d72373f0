/** Escapes text for HTML content and for quoted attributes. */
function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** Escapes interpolated values, except markup. */
export function html(parts: TemplateStringsArray, ...values: readonly Content[]): Markup {
  const text = parts.reduce((made, part, index) => made + render(values[index - 1]) + part);
  return { markup: text };
}

export type Markup = { readonly markup: string };
export type Content = Markup | string | number | null | undefined | false | readonly Content[];

function render(value: Content): string {
  if (value === null || value === undefined || value === false) return '';
  if (typeof value !== 'object') return escapeHtml(String(value));
  return 'markup' in value ? value.markup : value.map(render).join('');
}
