import { formatMoney, perUnit } from '@fairlead/domain/money';
import { coverageLabel, headlineLimit, productLabel } from '@fairlead/domain/packages';
import type { Scope } from 'effector';
import { content } from '../content.ts';
import type { Model } from '../model/index.ts';
import { shown } from '../screens/labels.ts';

const { package: text } = content;

/** The visible texts of the package page. */
export function packageTexts(model: Model, scope: Scope): (string | null | false)[] {
  const { packagePage, refresh } = model;
  const get = scope.getState.bind(scope);
  const one = get(packagePage.$package);
  if (get(refresh.$isRefreshing)) return [content.refresh.running];
  if (!one) return ['Loading...'];
  const summary = get(packagePage.summary);
  return [
    one.name,
    one.description,
    ...get(packagePage.customization.$groups).flatMap(({ product, coverages }) => [
      productLabel(product),
      ...coverages.flatMap(({ coverage, isEdited }) => {
        const limit = headlineLimit(coverage.limits);
        return [
          coverageLabel(coverage.unique_name),
          limit && shown(limit),
          isEdited && text.card.edited,
        ];
      }),
    ]),
    `${formatMoney(summary.price)}${perUnit(summary.interval)}`,
    `${text.summary.due} ${formatMoney(summary.due)}`,
    get(packagePage.saving.$isRepricing) ? text.summary.updating : get(packagePage.$actionLabel),
    ...additions(model, scope),
    one.quotes.some(({ has_tria }) => has_tria) && text.tria.title,
    ...dialogs(model, scope),
    ...drawer(model, scope),
  ];
}

function additions({ packagePage, submission }: Model, scope: Scope) {
  const verdict = scope.getState(packagePage.customization.$editing);
  const offered = scope.getState(packagePage.additions);
  return [
    ...(verdict.kind === 'closed'
      ? []
      : [
          text.add.title,
          ...offered.map(({ coverage }) => `${text.add.action} ${coverageLabel(coverage)}`),
        ]),
    verdict.kind === 'ask-to-copy' && text.customize.action,
    !scope.getState(submission.$isAdmin) && text.needs.action,
  ];
}

function dialogs({ packagePage }: Model, scope: Scope) {
  const { customization, duplication, own, saving, needs } = packagePage;
  const get = scope.getState.bind(scope);
  const removal = get(customization.$removal);
  const count = get(customization.$count);
  return [
    ...(get(duplication.$isAsking) ? [text.customize.title, text.customize.body] : []),
    get(duplication.$hasFailed) && text.customize.failed,
    removal &&
      text.dependents.body(
        coverageLabel(removal.coverage),
        removal.dependents.map(coverageLabel).join(', '),
      ),
    get(customization.locations.$removal) && text.locations.warning.body,
    ...(get(own.$isRenaming) ? [text.rename.title, get(own.$nameError)] : []),
    ...(get(own.$isDeleting) ? [text.remove.title, text.remove.body] : []),
    ...(get(saving.$isReviewOpen) ? [text.review.title, text.review.body, text.review.label] : []),
    ...(get(needs.$isOpen) ? [text.needs.title, text.needs.body] : []),
    get(needs.$hasFailed) && text.needs.failed,
    count > 0 && text.summary.changes(count),
    get(customization.$needsReview) && text.summary.requiresReview,
  ];
}

function drawer({ packagePage }: Model, scope: Scope) {
  const { drawer: model } = packagePage;
  const get = scope.getState.bind(scope);
  const open = get(model.$coverage);
  if (!open) return [];
  const parts = get(model.$parts);
  const isHotline = get(model.$tab) === 'hotline';
  return [
    ...get(model.$tabs).map((tab) => text.drawer.tabs[tab]),
    get(model.$canEdit) && text.drawer.now,
    parts.some(({ review }) => review.length > 0) && text.drawer.review,
    ...get(model.$locations).map(({ address }) => address),
    ...(isHotline ? [text.hotline.title, ...text.hotline.body] : []),
  ];
}
