extension FoundTests.Case {
    /// Pages that leave, and the reported causes.
    static let causes: [Self] = [
        Self(
            testDescription: "a back button tapped twice in a push beneath another page, while a verb waits",
            script: """
                world flow
                root 78646061178172
                doubleTap animated choice 269886108182338
                open choice 123006996218077
                open animated choice 33144858437569
                replace choice 128019304606876
                advance animated choice 51439989079543
                tapBack animated choice 54514656446228
                tapBack choice 158950172253338
                """),
        Self(
            testDescription: "a sheet that is pulled at its back button",
            script: """
                world flow
                root 76022775142398
                rotate choice 184554090513666
                open choice 196530647580991
                settle animated choice 228793478332118
                open choice 188348443076179
                scroll animated choice 25684054544516
                """),
        Self(
            testDescription: "a tab that is left while a finger swipes its stack",
            script: """
                world flow
                root 118265354678423
                doubleTap choice 189831371873510
                open choice 155737247300958
                setStack choice 34722344586735
                swipe animated choice 76022708640659
                tapTab animated choice 200293234671319
                flick choice 242548269731796
                swipe animated choice 115281633441254
                advance choice 115093910920938
                scroll animated choice 79698731531372
                tapTab choice 63923248339576
                """),
        Self(
            testDescription: "a tap beside a sheet right after a finger was taken away",
            script: """
                world flow
                root 218550406779578
                present choice 209719056832037
                swipe choice 131226795664595
                leaveApp choice 249657582577692
                leaveApp choice 81650079042949
                tap choice 33549985935632
                """),
        Self(
            testDescription: "a tab tapped again whose stack, still on its way, is given back by app code",
            script: """
                world flow
                root 271792598360117
                setStack choice 265928289600723
                selectTab animated choice 197241671640439
                tapTab animated choice 84103296698140
                driveBack choice 140849984179011 callback 2
                advance animated choice 228184133674447
                """),
    ]
}
