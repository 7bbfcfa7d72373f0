import type { RouteName } from '@fairlead/domain';
import { formatMoney, formatWholeDollars } from '@fairlead/domain/money';
import { formatDay, paymentMessages, productLabel } from '@fairlead/domain/packages';
import { $route } from '@fairlead/store';
import type { Scope } from 'effector';
import { content } from './content.ts';
import type { Model } from './model/index.ts';
import { lastPayment, monthlyNote } from './screens/labels.ts';
import { packageTexts } from './texts/package.ts';

type Look = (model: Model, scope: Scope) => readonly (string | null | false)[];

const looks: Partial<Record<RouteName, Look>> = {
  'market-submission': home,
  'admin-market-submission': home,
  'gtm-review-block': () => [
    content.blocked.title,
    content.blocked.reviewBody,
    content.blocked.action,
  ],
  package: packageTexts,
  'admin-package': packageTexts,
  billing,
  'market-submission-checkout': checkout,
  confirmation,
};

/** The visible texts of the open screen, for scenarios. */
export function textsOf(model: Model, scope: Scope): readonly string[] {
  const get = scope.getState.bind(scope);
  const route = get($route);
  const look = route && looks[route.name];
  if (!look) return [];
  if (get(model.submission.$isBroken))
    return ['Something went sideways.', content.loadFailed, 'TALK TO AN ADVISOR', 'Try again'];
  if (!get(model.submission.$submission)) return ['Loading...'];
  return [...look(model, scope), ...prompts(model, scope)].filter(
    (text): text is string => typeof text === 'string' && text !== '',
  );
}

function prompts({ applicationExpiry, buying, refresh }: Model, scope: Scope) {
  const expired = scope.getState(applicationExpiry.$text);
  const asksRefresh = scope.getState(refresh.$isExpired);
  return [
    ...(expired
      ? [content.applicationExpired.title, expired, content.applicationExpired.action]
      : []),
    ...(scope.getState(buying.$asksAbout)
      ? [content.cancelReview.title, content.cancelReview.body]
      : []),
    ...(asksRefresh ? [content.refresh.title, content.refresh.body, content.refresh.action] : []),
  ];
}

function home(model: Model, scope: Scope): (string | null | false)[] {
  const { submission, refresh } = model;
  const isAdmin = scope.getState(submission.$isAdmin);
  if (scope.getState(refresh.$isRefreshing)) return [content.refresh.running];
  switch (scope.getState(submission.$view)) {
    case 'waiting':
      return waiting(model, scope);
    case 'failed':
      return [content.failed.title, content.failed.body, content.failed.action];
    case 'quote-blocked':
      return isAdmin
        ? comparison(model, scope)
        : [content.blocked.title, content.blocked.body, content.blocked.action];
    case 'comparison':
      return comparison(model, scope);
    default:
      return isAdmin ? comparison(model, scope) : ['Loading...'];
  }
}

function waiting({ waiting: model }: Model, scope: Scope) {
  const { title, lead, steps, long } = content.waiting;
  return [title, lead, steps[scope.getState(model.$step)] ?? long];
}

function comparison({ comparison: model, packagePage, submission }: Model, scope: Scope) {
  const { comparison: text } = content;
  const options = scope.getState(model.$options);
  if (scope.getState(submission.$isAdmin) && scope.getState(packagePage.available.$isOutOfAppetite))
    return [text.title, text.outOfAppetite];
  if (options.length === 0) return [text.title, text.none];
  const explore = scope.getState(model.$hasCustom) ? text.explore : text.customize;
  const groups = scope.getState(model.$groups);
  return [
    text.title,
    text.lead,
    text.switch,
    ...groups.map(({ product }) => productLabel(product)),
    ...options.flatMap(({ name, description, price, isRecommended, isInReview, isUnderReview }) => [
      isRecommended && text.recommended,
      name,
      description,
      `${formatMoney(price)}/mo`,
      text.buy,
      isUnderReview && text.inReview,
      !isInReview && explore,
    ]),
    ...(scope.getState(model.$showsOutOfPocket) ? [text.noOutOfPocket] : []),
  ];
}

function billing({ billing: model, effectiveDate }: Model, scope: Scope) {
  const { billing: text, effectiveDate: dateText, order } = content;
  const { monthly, annually } = scope.getState(model.$amounts);
  return [
    text.title,
    text.back,
    'MONTHLY',
    `${formatMoney(monthly.price)}/mo`,
    `${text.dueToday} ${formatMoney(monthly.due)}`,
    `${text.thenPayments} ${formatMoney(monthly.plan.each)}`,
    text.thenNote(lastPayment(monthly.plan)),
    'ANNUALLY',
    `${formatMoney(annually.price)}/yr`,
    annually.savings > 0 && `${text.save} ${formatWholeDollars(annually.savings)}`,
    dateText.title,
    dateText.label,
    formatDay(scope.getState(effectiveDate.$day)),
    scope.getState(effectiveDate.$hint),
    scope.getState(effectiveDate.$fieldError),
    content.faq.title,
    order.title,
    text.continue,
  ];
}

function checkout(model: Model, scope: Scope) {
  const { checkout: text, order: orderText } = content;
  const get = scope.getState.bind(scope);
  const order = get(model.order.$order);
  if (!get(model.order.$interval)) return [text.noSchedule, text.noScheduleAction];
  if (!order) return ['Loading...'];
  const trouble = get(model.activation.$trouble);
  const question = get(model.priceChange.$question);
  const isCard = get(model.method.$method) === 'card';
  return [
    content.billing.title,
    text.title,
    ...get(model.method.$methods).map((method) => text[method]),
    ...(isCard ? cardTexts(model, scope) : bankTexts(model, scope)),
    trouble && 'text' in trouble && trouble.text,
    orderText.title,
    orderText.effective(order.name, formatDay(get(model.effectiveDate.$day))),
    order.fee !== null &&
      `${orderText.transactionFee[isCard ? 'card' : 'bank']} ${formatMoney(order.fee)}`,
    `${orderText.dueToday} ${formatMoney(order.total)}`,
    order.plan ? monthlyNote(order.plan) : content.billing.annualNote,
    order.fee !== null && orderText.transactionFeeNote,
    orderText.submit,
    orderText.notYet,
    !get(model.activation.$canPay) && paymentMessages.incompleteHint,
    ...(question
      ? [
          content.priceChange.title,
          content.priceChange.body(formatMoney(question.before), formatMoney(question.now)),
        ]
      : []),
  ];
}

const cardTexts = ({ card }: Model, scope: Scope) => [
  ...Object.values(content.card.labels),
  ...Object.values(scope.getState(card.$errors)),
];

function bankTexts({ bank }: Model, scope: Scope) {
  const institution = scope.getState(bank.$institution);
  return [
    scope.getState(bank.$mustReconnect) && content.bank.again,
    institution ? content.bank.linked : content.bank.connect,
    institution,
    content.bank.acknowledge,
    scope.getState(bank.$error),
  ];
}

function confirmation({ confirmation: model }: Model, scope: Scope) {
  const { confirmation: text } = content;
  const date = scope.getState(model.$effectiveDate);
  if (!scope.getState(model.$isReady)) return ['Loading...'];
  return [
    text.title,
    date && text.effective(date),
    text.sign,
    scope.getState(model.$isEmailUnknown)
      ? text.emailUnknown
      : text.signBody(scope.getState(model.$email)),
    text.pay,
    text.payBody,
    text.find,
    text.findBody,
    text.action,
  ];
}
