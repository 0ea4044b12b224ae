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
        Self(
            testDescription: "a window that a callback opens while another one is being closed",
            script: """
                world awaiting
                root 19449285011621
                openWindow choice 246120242684440
                open choice 205911662171476
                open choice 269799196422122
                answerGuards animated choice 177454531772418 callback 5
                open animated choice 101261656018929 callback 1
                openGuard choice 238351006485996
                closeWindow animated choice 175249315971787 callback 2
                closeWindow animated choice 214826724786005
                openWindow choice 168450401417126
                openGuard animated choice 279712357101739
                advance choice 145134771900202
                advance animated choice 57126449587139
                openWindow choice 136657402616257 callback 0
                closeWindow animated choice 79539996475854
                """),
        Self(
            testDescription: "results that ask twice, once the search that shows them is on its way out",
            script: """
                world awaiting
                root 6868732916779
                openGuard animated choice 179188520809085
                beginSearch animated choice 120158920215912
                ask choice 35848336671028
                dismiss animated choice 186108063160806
                ask choice 87543146514640
                """),
        Self(
            testDescription: "another tab under More, chosen while a modal lies over the one before",
            script: """
                world awaiting
                root 17173674370620
                chooseTab choice 230802548388341
                openLink animated choice 122007506844234
                chooseTab animated choice 40944630240061
                """),
        Self(
            testDescription: "a dismissal that a task awaits, on the eager clock",
            script: """
                world flow
                root 23033613089884
                push choice 119160457857256
                present choice 263799223391427
                ask animated choice 248856562855707
                awaitForm animated choice 257534425801721 callback 0
                pop choice 152458048548384
                returnTo animated choice 76204060132998
                """),
    ]
}
