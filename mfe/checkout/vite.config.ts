export { default } from '@fairlead/build/preset';
