; A character of more than one byte may be read in part; the rest is what is read next.
(open "g.txt" f "w")
(printout f "éab" crlf "second" crlf)
(close f)
(open "g.txt" f)
(get-char f)
(readline f)
(close f)
(open "g.txt" f)
(get-char f)
(read f)
(get-char f)
(close f)
(get-char)
é
(readline)
x
(exit)
