/** Adds the property `path`, which is the attribute: some frameworks set properties, also before an element is defined. */
export function withPath(element: CustomElementConstructor): CustomElementConstructor {
  return class extends element {
    constructor() {
      super();
      const { path } = this;
      if (!Object.hasOwn(this, 'path')) return;
      Reflect.deleteProperty(this, 'path');
      this.path = path;
    }
    get path(): string | null {
      return this.getAttribute('path');
    }
    set path(path: string | null | undefined) {
      if (path == null) this.removeAttribute('path');
      else this.setAttribute('path', path);
    }
  };
}
