;; create$
(create$ a 1 (create$ b c))
;; mv-append
(mv-append a b)
;; length$
(length$ (create$ a b c))
;; length
(length "four")
;; nth$
(nth$ 2 (create$ a b c))
;; nth
(nth 9 (create$ a b c))
;; member$
(member$ b (create$ a b c))
(member$ z (create$ a b c))
;; member
(member b (create$ a b c))
;; subsetp
(subsetp (create$ b a) (create$ a b c))
;; subset
(subset (create$ z) (create$ a b c))
;; explode$
(explode$ "red 3 \"two words\"")
;; str-explode
(str-explode "red 3")
;; implode$
(implode$ (create$ red 3 "two words"))
;; str-implode
(str-implode (create$ red 3))
;; subseq$
(subseq$ (create$ a b c d) 2 3)
;; mv-subseq
(mv-subseq 2 3 (create$ a b c d))
;; delete$
(delete$ (create$ a b c d) 2 3)
;; mv-delete
(mv-delete 2 (create$ a b c))
;; replace$
(replace$ (create$ a b c d) 2 3 x y z)
;; mv-replace
(mv-replace 2 (create$ a b c) x)
;; insert$
(insert$ (create$ a d) 2 b c)
;; first$
(first$ (create$ a b c))
;; rest$
(rest$ (create$ a b c))
;; delete-member$
(delete-member$ (create$ a b a c) a)
;; replace-member$
(replace-member$ (create$ a b a) x a)
;; expand$
(+ (expand$ (create$ 1 2 3)))
;; sort
(sort > 4 1 3)
;; str-cat
(str-cat "f" 1 -done)
;; sym-cat
(sym-cat "f" 1 -done)
;; str-length
(str-length "hello")
;; upcase
(upcase "Hello")
;; lowcase
(lowcase HELLO)
;; str-compare
(str-compare "apple" "banana")
(str-compare "apple" "apricot" 2)
;; str-index
(str-index "na" "banana")
;; sub-string
(sub-string 2 4 "banana")
;; string-to-field
(string-to-field "3.5 and more")
;; eval
(eval "(+ 3 4)")
;; build
(build "(deffacts start (light on))")
(list-deffacts)
;; check-syntax
(check-syntax "(defrule fine => (halt))")
(check-syntax "(defrule wrong (halt))")
;; printout
(printout t "sum: " (+ 1 2) crlf)
;; format
(format t "%-6s|%5.2f|%03d%n" tea 3.14159 7)
;; read
(read)
< 42 and more
;; readline
(readline)
< 42 and more
;; read-number
(read-number)
< 42
;; get-char
(get-char)
< A
;; put-char
(put-char 65)
;; open
(open "notes.txt" notes "w")
(printout notes "one line" crlf)
(close notes)
;; close
(open "notes.txt" notes "w")
(close notes)
(close notes)
;; remove
(remove "no-such-file.txt")
;; rename
(rename "no-such-file.txt" "other.txt")
;; set-locale
(set-locale)
;; dribble-on
(dribble-on "session.txt")
(dribble-off)
;; dribble-off
(dribble-on "session.txt")
(dribble-off)
