import type { Toast } from '@fairlead/store';

const tones = { neutral: 'info', success: 'success', danger: 'error' } as const;

/** Returns notifications as the element that shows them takes them. */
export const shownToasts = (toasts: readonly Toast[]) =>
  toasts.map(({ id, text, tone, audience, action }) => ({
    id: String(id),
    text,
    tone: tones[tone],
    audience,
    action: action?.label,
  }));
