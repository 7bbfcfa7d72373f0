import '@angular/compiler';
import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';

class HostPage {
  path = signal('/');
  open = signal('');
  away() {
    this.path.set('/unsupported-location');
  }
  opened({ detail }) {
    this.open.set(`Open: ${detail.path}`);
  }
}

const HostComponent = Component({
  selector: 'host-page',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <button type="button" id="away" (click)="away()">Another state</button>
    <p id="open">{{ open() }}</p>
    <fairlead-intake id="first" [path]="path()" (fairlead-screen)="opened($event)"><p>One moment…</p></fairlead-intake>
    <fairlead-intake id="second"></fairlead-intake>`,
})(HostPage);

bootstrapApplication(HostComponent);
