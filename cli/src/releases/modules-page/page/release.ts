import '@fairlead/ui';
import '@fairlead/ui/questions';
import './file-field.ts';
import { startForm } from './release-form.ts';

const form = document.querySelector<HTMLFormElement>('#release-form');

if (form) startForm(form);
