export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** The text that stands in it directly. */
  readonly text: string;
};

type Open = {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
};

const token = /<(\/?)([\w-]+)((?:\s+[\w-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
const attribute = /([\w-]+)="([^"]*)"/g;
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};
/** Production 2 of XML 1.0. Iterating over a text leaves halves of surrogate pairs alone. */
function isXml(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return code < 0xd800 || (code > 0xdfff && code !== 0xfffe && code !== 0xffff);
}

/** Reads XML 1.0 without comments, and returns its root. Throws where a parser refuses it. */
export function readXml(xml: string): XmlElement {
  const bad = [...xml].find((letter) => !isXml(letter));
  if (bad !== undefined) throw new Error(`${JSON.stringify(bad)} is no character of XML 1.0`);
  const body = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/, '').trim();
  const top: Open = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  token.lastIndex = 0;
  while (token.lastIndex < body.length) readToken(body, open);
  const [root, ...others] = top.children;
  if (!root || others.length > 0 || open.length !== 1) throw new Error('There is not one root');
  return root;
}

function readToken(body: string, open: Open[]): void {
  const at = token.lastIndex;
  const found = token.exec(body);
  const current = open.at(-1);
  if (!found || !current) throw new Error(`No XML: ${body.slice(at, at + 60)}`);
  const [, closing, name = '', attributes = '', empty, text] = found;
  if (text !== undefined) current.text += unescaped(text);
  else if (closing) {
    if (current.name !== name) throw new Error(`<${current.name}> ends as ${name}`);
    open.pop();
  } else {
    const element = { name, attributes: attributesIn(attributes), children: [], text: '' };
    current.children.push(element);
    if (!empty) open.push(element);
  }
}

function attributesIn(text: string): Record<string, string> {
  const read: Record<string, string> = {};
  for (const [, key = '', value = ''] of text.matchAll(attribute)) {
    if (key in read) throw new Error(`${key} is there twice`);
    read[key] = unescaped(value);
  }
  return read;
}

const unescaped = (text: string): string =>
  text.replaceAll(/&[^;]*;?/g, (entity) => {
    const letter = entities[entity];
    if (letter === undefined) throw new Error(`${entity} is no entity of XML`);
    return letter;
  });
