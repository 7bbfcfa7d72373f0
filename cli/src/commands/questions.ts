import { Command } from 'commander';
import type { Io } from '../io.ts';
import { unknownPersona } from '../unknown-persona.ts';

/** `fairlead questions`: lists the questions of the application. */
export function questionsCommand(io: Io): Command {
  return new Command('questions')
    .description('list the questions of the application, with their options')
    .argument('[persona]', "only the questions of this persona's application")
    .option('--json', 'print JSON', false)
    .addHelpText(
      'after',
      '\nExamples:\n  fairlead questions\n  fairlead questions returning-created --json',
    )
    .action(async (persona: string | undefined, { json }: { json: boolean }) => {
      const [{ listQuestions }, { printListing }] = await Promise.all([
        import('../connect/list-questions.ts'),
        import('../listing.ts'),
      ]);
      const found = await listQuestions(persona);
      if ('personas' in found) throw unknownPersona(persona ?? '', found.personas);
      printListing(
        {
          rows: found.questions,
          headings: ['set', 'question', 'label', 'answer'],
          cells: ({ set, repeats, question, label, type, required, options }) => [
            repeats ? `${set} (rows)` : set,
            question,
            `${label}${required ? ' *' : ''}`,
            options.length ? options.map(({ text }) => text).join(' | ') : formatQuestionType(type),
          ],
        },
        json,
        io,
      );
      if (!json && io.terminal) io.out('* required\n');
    });
}

const types: Readonly<Record<string, string>> = {
  BOOLEAN: 'yes or no',
  CURRENCY: 'dollars',
  DATE: 'date',
  INTEGER: 'whole number',
  STRING: 'text',
  MULTILINE_STRING: 'text with several lines',
};

const formatQuestionType = (type: string) => types[type] ?? type;
