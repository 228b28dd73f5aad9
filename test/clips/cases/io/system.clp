; Commands of the system are not run.
(system "echo run")
(system echo " " run)
(exit)
