extension KnownFramework {
    /// Objects are in memory, the saved ones in their coordinator. Instead of a compiled model, a bundle contains a property
    /// list, which `pageflow adopt` generates from the project's data model.
    static let coreData = KnownFramework(
        name: "CoreData",
        prefixes: ["NSManaged", "NSPersistent", "NSFetch", "NSEntity", "NSBatch", "NSMerge"],
        imports: ["PredicateFormats"],
        text: [
            coreDataModels, coreDataObjects, managedMembers, coreDataContexts, coreDataFetches,
            coreDataBatches, coreDataStores,
        ].joined(separator: "\n"))
}
