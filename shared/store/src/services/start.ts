import { createEvent, createStore } from 'effector';

/** Where this build runs. Only in production are internal users left out of analytics (A§1). */
export type Environment = 'production' | 'staging' | 'sandbox';

export type Referral = {
  readonly person: {
    readonly id: string;
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
  };
  /** Equal for all attempts: the program counts a conversion once. */
  readonly transactionId: string;
};

/** The host's adapters of outside services; they contain no rules. Each may reject; no screen waits for them. */
export type Services = {
  identify(id: string, traits: { readonly email: string }): Promise<void>;
  /** The id under which analytics knows a visitor. */
  anonymousId(): Promise<string>;
  /** Reports a page change to the marketing tracker. */
  marketingPage(path: string): Promise<void>;
  startReplay(): Promise<void>;
  /** Enrols a person in the referral program and reports the conversion. */
  refer(referral: Referral): Promise<void>;
  /** Signs out of the chat. */
  leaveChat(): void;
};

/** The host has loaded the services. This may be long after the app has started; earlier events are sent then. */
export const servicesStarted = createEvent<{
  readonly environment: Environment;
  readonly services: Services;
}>();

/** Null until the services have started. */
export const $services = createStore<Services | null>(null, { serialize: 'ignore' }).on(
  servicesStarted,
  (_, { services }) => services,
);

export const $environment = createStore<Environment>('sandbox').on(
  servicesStarted,
  (_, { environment }) => environment,
);
