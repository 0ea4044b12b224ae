extension FoundTests.Case {
    /// Split views.
    static let columns: [Self] = [
        Self(
            testDescription: "columns that come and go, and are let go of with their split view",
            script: """
                world awaiting
                root 155065210101190
                changeWidth animated choice 88918919156889
                swapSplit choice 194476393402133
                """),
        Self(
            testDescription: "a split view that expands before a pop of its stack has begun",
            script: """
                world awaiting
                root 21415197349669
                swapSplit animated choice 83487963689723
                beginSearch animated choice 18975246479929
                openWindow animated choice 57271067029183
                open choice 127007908993748
                settle animated choice 229567471881609
                goBack choice 262025348785437
                changeWidth animated choice 53652121652995
                """),
    ]
}
