export const usage = `npm run release -- COMMAND

  publish NAME                    build one front end and check it; visitors see nothing of it yet
  check NAME[@VERSION]            whether a version fits what is live; without a version, the latest one
  promote NAME@VERSION            make a published version live for all visitors
  promote NAME@VERSION --traffic P    … for P percent of them
  rollback NAME                   end the trials; without any, bring the version back that was live before
  status                          what is live, on trial and published
  prune --keep N                  remove old versions: all but the live ones, what they fall back on, and N more

NAME is shell, mfe-catalog, mfe-checkout, mfe-agents or mfe-content.
RELEASE_DIR names the folder of the released versions (default .site).
docs/releasing.md shows a whole day with it.
`
