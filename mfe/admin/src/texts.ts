import { $route } from '@fairlead/store';
import type { Scope } from 'effector';
import { content } from './content.ts';
import type { Column } from './model/column.ts';
import type { AdminModel } from './model/index.ts';
import type { QuoteDetails } from './model/quote-details.ts';
import { type SlideOutTab, slideOutTabs } from './model/slide-outs.ts';
import { wordsForFailure } from './words-for-failure.ts';

type SlideOut = QuoteDetails & { readonly tab: SlideOutTab };

/** The visible texts of the open screen, for scenarios. */
export function textsOf(model: AdminModel, scope: Scope): readonly string[] {
  const name = scope.getState($route)?.name;
  if (name === 'admin-missing-application')
    return [content.missingApplication.heading, content.missingApplication.body];
  return name === 'admin-market-submissions' ? toolTexts(model, scope) : [];
}

function toolTexts(model: AdminModel, scope: Scope): string[] {
  const get = scope.getState.bind(scope);
  const view = get(model.submission.$view);
  if (view === 'loading') return ['Loading...'];
  if (view === 'failed') {
    const { title, body } = wordsForFailure(get(model.submission.$failure));
    return [title, body, content.failed.retry];
  }
  const columns = get(model.board.$columns);
  return [
    ...headTexts(model, scope),
    ...noticeTexts(model, scope),
    ...dialogTexts(model, scope),
    ...(columns.length === 0 ? [content.empty] : columns.flatMap(columnTexts)),
    ...namingTexts(model, scope),
    ...slideOutTexts(model, scope),
  ].filter((text) => text !== '');
}

function headTexts(model: AdminModel, scope: Scope): string[] {
  const get = scope.getState.bind(scope);
  const { board, effectiveDate, submissionStatus } = model;
  const toggle = get(board.$showsArchived) ? content.archive.hide : content.archive.show;
  return [
    'Packages',
    get(board.$about),
    'Effective date',
    get(effectiveDate.$error),
    'MONTHLY',
    'ANNUALLY',
    ...(get(submissionStatus.$isHidden) ? [] : [get(submissionStatus.$label)]),
    ...(get(board.$hasArchived) ? [toggle] : []),
  ];
}

function noticeTexts({ notice, refresh, unlock }: AdminModel, scope: Scope): string[] {
  const get = scope.getState.bind(scope);
  const prompt = get(refresh.$prompt);
  return [
    get(notice.$notice)?.text ?? '',
    ...(get(refresh.$isRefreshing) ? [content.refresh.running] : []),
    ...(prompt ? [prompt, content.refresh.action] : []),
    ...(get(unlock.$isExpired)
      ? [content.expired.body(get(unlock.$day)), content.expired.action]
      : []),
  ];
}

function dialogTexts({ submissionStatus, unlock }: AdminModel, scope: Scope): string[] {
  const get = scope.getState.bind(scope);
  const asking = get(submissionStatus.$asking);
  const { dialog, secondary } = content.submissionStatus;
  return [
    ...(asking
      ? [
          dialog[asking].heading,
          dialog[asking].body(get(submissionStatus.$ready)),
          dialog[asking].primary,
          secondary,
        ]
      : []),
    ...(get(unlock.$isOpen) ? [content.expired.heading] : []),
  ];
}

function columnTexts(column: Column): string[] {
  const { name, statusLabel, description, price, per, banner, warning, groups } = column;
  return [
    banner ?? '',
    `${statusLabel} Status of ${name}`,
    name,
    description,
    `${price}${per}`,
    'Recommended',
    warning ?? '',
    ...groups.flatMap(({ cards }) =>
      cards.flatMap((card) => [
        card.title,
        card.price ? `${card.price}${card.per}` : (card.requestStatus?.label ?? ''),
        ...card.lines.map(({ coverage }) => coverage),
      ]),
    ),
    groups.length === 0 ? content.noQuotes : '',
  ];
}

function namingTexts({ naming }: AdminModel, scope: Scope): string[] {
  if (!scope.getState(naming.$editing)) return [];
  const { name, description, save, cancel } = content.naming;
  return [name, description, save, cancel, scope.getState(naming.$error)];
}

function slideOutTexts({ slideOuts }: AdminModel, scope: Scope): string[] {
  return scope
    .getState(slideOuts.$slideOuts)
    .flatMap((quote) => [
      quote.title,
      `${content.slideOut.expires} ${quote.expires}`,
      ...slideOutTabs.map(({ text }) => text),
      ...tabTexts(quote),
    ]);
}

function tabTexts({ tab, shown, prices, total, notes }: SlideOut): string[] {
  if (tab === 'notes') return [notes || content.slideOut.noNotes];
  if (tab === 'pricing')
    return [
      content.slideOut.premium,
      content.slideOut.perYear,
      content.slideOut.perMonth,
      ...[...prices, total].flatMap(({ label, year, month }) => [label, year, month]),
    ];
  return [
    ...(shown?.rows.flatMap(({ label, value }) => [label, value]) ?? []),
    ...(shown?.features ?? []),
  ];
}
