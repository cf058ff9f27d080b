export const usage = `npm run release -- COMMAND

  publish NAME                    build one front end and check it; visitors see nothing of it yet
  publish NAME --ahead                … although it does not fit what is live yet
  check NAME[@VERSION]            whether a version fits what is live; without a version, the latest one
  promote NAME@VERSION …          make published versions live for all visitors, several at once if need be
  promote NAME@VERSION --traffic P    … one version, for P percent of them
  rollback NAME                   end the trials; without any, bring the version back that was live before
  status                          what is live, on trial and published
  prune --keep N                  remove old versions: all but the live ones, what they fall back on, and N more

NAME is shell, mfe-catalog, mfe-checkout, mfe-agents or mfe-content.
RELEASE_DIR names the folder of the released versions (default .site).
docs/releasing.md shows a whole day with it.
`
