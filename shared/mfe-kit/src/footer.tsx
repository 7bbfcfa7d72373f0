import type {} from '@fairlead/ui/react';
import { useLegalLinks } from './use-legal-links.ts';

/** Confidentiality and copyright, at the foot of a screen. */
export const Footer = () => <ui-footer {...useLegalLinks()} />;
