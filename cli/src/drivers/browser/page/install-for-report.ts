import './install.ts';
import { keepResponses } from './responses.ts';

// Copies are only made for a report, because each response is read twice then.
keepResponses();
