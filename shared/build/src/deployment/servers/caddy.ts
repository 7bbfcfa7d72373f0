import type { Deployment } from '../deployment.ts';
import type { Headers } from '../headers.ts';
import { asRegExp } from './patterns.ts';

/**
 * A Caddyfile with one snippet, which a site block imports; the block has the root and the names. The files at the root
 * of the site are named: a folder to look in would also be one to climb out of, by `/..%2Fpages%2Findex.html`.
 */
export function caddyfile(
  { headers, pages, otherwise }: Deployment,
  publicFiles: readonly string[],
): string {
  const { 'cache-control': kept = 'no-cache', ...asset } = headers.asset;
  return `# Made by the build. Import it and use it in a site block:
#   import /srv/fairlead/servers/Caddyfile
#   www.example.com { root * /srv/fairlead
#     import fairlead }
(fairlead_document) {
	header {
${setHeaders(headers.document)}
	}
}

# This window keeps its tie to the partner's page that opened it.
(fairlead_return) {
	header {
${setHeaders(headers.return)}
	}
}

(fairlead) {
	@assets path /assets/*
	@map path /import-map.json
	@private path /deployment.json /servers/*
	@public path ${publicFiles.map((file) => `/${file}`).join(' ')}
	route {
		handle @private {
			respond 404
		}
		handle @assets {
			header {
${setHeaders(asset)}
			}
			# A file that is not there is asked for again.
			@found file
			header @found cache-control \`${kept}\`
			file_server {
				precompressed br gzip
			}
		}
		handle @map {
			header {
${setHeaders(headers.data)}
			}
			file_server {
				precompressed br gzip
			}
		}
		handle @public {
			header {
${setHeaders(headers.data)}
			}
			rewrite * /public{path}
			file_server {
				precompressed br gzip
			}
		}
${pages.map(({ pattern, page }, index) => document(`page${index}`, pattern, page)).join('\n')}
		handle {
			import fairlead_document
			rewrite * /pages/${otherwise}.html
			file_server {
				precompressed br gzip
				status 404
			}
		}
	}
}
`;
}

const document = (
  name: string,
  pattern: string,
  page: string,
) => `		@${name} path_regexp ${asRegExp(pattern)}
		handle @${name} {
			import ${page === 'return' ? 'fairlead_return' : 'fairlead_document'}
			rewrite * /pages/${page}.html
			file_server {
				precompressed br gzip
			}
		}`;

const setHeaders = (headers: Headers) =>
  Object.entries(headers)
    .map(([name, value]) => `\t\t\t\t${name} \`${value}\``)
    .join('\n');
