extension FoundTests.Case {
    /// Tasks that wait.
    static let waits: [Self] = [
        Self(
            testDescription: "an animation that a task awaits, begun in a callback, on the eager clock",
            script: """
                world uikit
                root 211930289455756
                awaitForm choice 172284517009596 callback 4
                swapRoot choice 192780572174654
                """)
    ]
}
