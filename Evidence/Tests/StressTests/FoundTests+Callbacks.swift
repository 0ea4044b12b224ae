extension FoundTests.Case {
    /// Requests during callbacks.
    static let callbacks: [Self] = [
        Self(
            testDescription: "a change of a stack from the callback that tells one of several new pages",
            script: """
                world flow
                root 109360728199370
                swapRoot choice 68686389568657
                setStack choice 10799373978604
                replace animated choice 87322100918878 callback 2
                advance choice 36203496120829
                """),
        Self(
            testDescription: "a held push, given up, after a page that became visible with its stack",
            script: """
                world uikit
                root 202614660894841
                removeChild choice 246769969383907 callback 0
                push animated choice 162680260056854 callback 3
                setStack animated choice 88721218049522
                pullSheet animated choice 71837432096469
                swapRoot choice 45507808250576
                doubleTap animated choice 132259350279701
                driveBack animated choice 192463435477502
                """),
        Self(
            testDescription: "a held push, given up, on a stack that was pushed to before it came",
            script: """
                world uikit
                root 80621245561638
                push animated choice 171862448052004 callback 4
                present animated choice 91557335373900
                swipe animated choice 199790548584116
                swapRoot choice 183856185058841
                doubleTap choice 97111626378858
                driveBack choice 43867952523732
                """),
        Self(
            testDescription: "a page that is popped and put back before that is shown",
            script: """
                world uikit
                root 86882447681935
                dismiss choice 188981866917287 callback 1
                push choice 179008392210877
                driveBack animated choice 86192936401542 callback 5
                doubleTap animated choice 118545101040961
                pop choice 255826097627579
                setStack animated choice 214324306285917
                """),
    ]
}
