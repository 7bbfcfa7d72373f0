import { writeFileSync } from 'node:fs';
import { type AnyEndpoint, baseOf, services } from '@fairlead/contracts';
import { calls } from '@fairlead/contracts/calls';
import { describeShape } from '@fairlead/contracts/describe-shape';

/** Generates docs/calls.md from the contracts. */
export function describeCalls(): string {
  const parts = services.map((service) => {
    const rows = calls.filter((call) => call.service === service).map(describeCall);
    return `## ${service}\n\nBase path: \`${baseOf(service)}\`\n\n${rows.join('\n\n')}`;
  });
  return `# Calls\n\nEvery call of the product. \`npm run docs\` generates this page from \`shared/contracts\`; don't edit it. [specification.md](specification.md) explains sources such as A§7.\n\n${parts.join('\n\n')}\n`;
}

function describeCall(call: AnyEndpoint): string {
  const lines = [
    `### ${call.name}`,
    `\`${call.method} ${call.path}\` (${call.source})`,
    '',
    ...part('Query', describeShape(call.query)),
    ...part('Headers', call.headers.join(', ') || 'nothing'),
    ...part('Body', describeShape(call.body)),
    ...part(
      'Response',
      describeShape(call.answer) + (call.camelCase ? ', keys converted to camelCase' : ''),
    ),
    ...call.errors.map(
      ({ status, code, means }) => `- ${status}${code ? ` \`${code}\`` : ''}: ${means}`,
    ),
  ];
  return lines.join('\n');
}

function part(name: string, text: string): string[] {
  return text === 'nothing' ? [] : [`- ${name}: \`${text}\``];
}

if (import.meta.main) writeFileSync(new URL('../docs/calls.md', import.meta.url), describeCalls());
