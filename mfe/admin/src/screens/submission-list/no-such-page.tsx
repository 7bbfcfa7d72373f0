import { href } from '@fairlead/domain';
import { content } from '../../content.ts';

const { title, home } = content.submissions.absent;

/** The not-found page, for a server without a list of submissions. */
export const NoSuchPage = () => (
  <section className="page-head" data-surface="chrome">
    <div className="wrap stack">
      <h1 className="title">{title}</h1>
      <p>
        <a className="button" href={href({ route: 'intake' })}>
          {home}
        </a>
      </p>
    </div>
  </section>
);
