extension FoundTests.Case {
    static let lists: [Self] = [
        Self(
            testDescription:
                "a row is put down, and the table scrolls: the app changes its data before it is notified of the move",
            script: """
                world lists
                root 222919967973645
                editList choice 274500393056115
                editList animated choice 238426630952544
                turnEditing animated choice 172490349212019
                scrollToRow choice 17450355744673
                swipe animated choice 185563320749287
                editList animated choice 226896312569658 callback 0
                dragRow choice 62113005711154
                """),
        Self(
            testDescription: "the row of an open swipe is moved, and then its action is performed",
            script: """
                world lists
                root 59174467172760
                editList choice 32079909173978 callback 3
                tap choice 129932476967119
                dragRow choice 2031258994898
                swipeRow choice 208044518125341
                """),
    ]
}
