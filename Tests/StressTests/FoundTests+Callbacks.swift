extension FoundTests.Case {
    /// What is asked for while pages are being told.
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
                """)
    ]
}
