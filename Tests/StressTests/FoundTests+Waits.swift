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
                """),
        Self(
            testDescription: "a child whose parent leaves the window in the child's viewWillAppear",
            script: """
                world uikit
                root 147823793710541
                complete animated choice 178291277367732 callback 5
                runLoop animated choice 238985092640868 callback 5
                present animated choice 262028901258019
                type choice 200925320124411
                push animated choice 174427177800300
                addChild animated choice 276321758039942
                awaitCompletion choice 222895473951062
                addChild choice 270488732074992
                """),
        Self(
            testDescription: "a child whose parent appears, and then leaves, in the child's viewWillAppear",
            script: """
                world uikit
                root 63484889394433
                addChild animated choice 48321646536086
                type choice 96843103048486
                holdBack choice 35984507207073
                scroll animated choice 97843068653762
                pop animated choice 47846448599297
                type choice 217883172892312
                runLoop animated choice 239643797572784 callback 1
                addChild choice 122612584194589
                """),
    ]
}
