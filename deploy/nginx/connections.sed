# For Debian's nginx.conf, which has room for 768 connections of a worker: somebody who opens that many and says nothing
# would take them all. May be repeated.
/^worker_rlimit_nofile /d
s/^worker_processes .*/&\nworker_rlimit_nofile 32768;/
s/worker_connections .*/worker_connections 16384;/
