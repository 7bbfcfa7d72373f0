import type { Screens } from '@fairlead/mfe-kit';
import { CartaScreen } from './screens/carta.tsx';
import { CartaCallbackScreen } from './screens/carta-callback.tsx';
import { CreatingScreen } from './screens/creating.tsx';
import { QuestionSetScreen } from './screens/question-set/question-set.tsx';
import { ResumeScreen } from './screens/resume.tsx';
import { ReviewScreen } from './screens/review/review.tsx';

export const screens = {
  'application-start': CreatingScreen,
  'carta-callback': CartaCallbackScreen,
  carta: CartaScreen,
  resume: ResumeScreen,
  'question-set': QuestionSetScreen,
  review: ReviewScreen,
} satisfies Screens;
