// Those of `lists.json`, and of the other collections what is about tables and collection views.
extension Scenario {
    static let lists: [Scenario] =
        tableWords + tableBatchWords + tableConsoleWords + tableLoading + tableReuse + tableQuestions
        + tableCells + tableSelection + tableEditing + tableControllers + tableChanges + tableFigures
        + collectionWords + collectionBatchWords + collectionLayoutWords + collectionLoading
        + collectionLayouts + collectionUpdates + collectionSelection + flowFigures + compositionalFigures
        + orthogonalSections + tableSwipes + refreshControls + diffableWords + diffableSources
}
