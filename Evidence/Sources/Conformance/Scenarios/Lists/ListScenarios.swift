// The scenarios of `lists.json`, and those of other collections about table and collection views.
extension Scenario {
    static let lists: [Scenario] =
        tableWords + tableBatchWords + tableConsoleWords + tableLoading + tableReuse + tableQuestions
        + tableCells + tableSelection + tableEditing + tableControllers + tableChanges + tableFigures
        + collectionWords + collectionBatchWords + collectionLayoutWords + collectionLoading
        + collectionLayouts + collectionUpdates + collectionSelection + flowFigures + compositionalFigures
        + orthogonalSections + tableSwipes + refreshControls + diffableWords + diffableSources
}
