declare module '*.css?inline' {
  const css: string;
  // biome-ignore lint/style/noDefaultExport: this is how the bundler hands the text of a style sheet over.
  export default css;
}
