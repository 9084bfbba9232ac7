/*
 * Development only: the browser knows every style sheet of the page, also those of parts that are no
 * island, so that a change shows without a reload.
 */
import "./styles/index.css";

import.meta.glob(
  [
    "./**/*.css",
    "../platform/ui/**/*.module.css",
    "../certificates/site/*.module.css",
    "!./styles/**",
  ],
  { eager: true },
);
if (import.meta.hot) import.meta.hot.accept();
