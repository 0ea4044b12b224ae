extension FoundTests.Case {
    /// Touches while requests wait.
    static let fingers: [Self] = [
        Self(
            testDescription: "a swipe while a push waits that was asked for during the swipe before",
            script: """
                world uikit
                root 196888834793722
                setStack choice 126230707138160 callback 0
                push choice 12669423316087
                scroll choice 159281575488130
                settle animated choice 35700448363678
                swipeContent animated choice 77642502148011
                flick animated choice 78225210607083
                push animated choice 233470559060736
                swipeContent animated choice 44272416748040
                push choice 123189591600823
                push choice 56602480831114
                pressBackKeys choice 238427015679718
                """),
        Self(
            testDescription: "a back button beneath a modal page, and a way back that begins beneath it",
            script: """
                world flow
                root 190850238860440
                open animated choice 77021048535597 callback 2
                open choice 235579905954950
                advance choice 274937453457766
                open choice 188883336073849
                open animated choice 242516654916931
                settle choice 2385367299613
                returnTo animated choice 214684496719989
                tapBack animated choice 79059857903127
                doubleTap choice 181544627348565
                driveBack animated choice 169304388149112
                """),
        Self(
            testDescription: "a back button while a swipe springs back, and a page replaced when it is back",
            script: """
                world flow
                root 146626829922410
                remove choice 215936999667866
                open choice 153877446897965
                advance animated choice 169610800769387
                swipe choice 265287762836832
                springBack animated choice 106679179381105
                replace animated choice 93790502443430 callback 0
                tap animated choice 194802140417838
                advance choice 198088778239275
                """),
    ]
}
