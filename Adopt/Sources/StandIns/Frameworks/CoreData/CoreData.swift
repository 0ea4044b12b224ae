extension KnownFramework {
    /// Objects live in memory, those that were saved in their coordinator. The compiled model that a bundle has on a device is a property
    /// list here, which `pageflow adopt` writes of the project's data model.
    static let coreData = KnownFramework(
        name: "CoreData",
        prefixes: ["NSManaged", "NSPersistent", "NSFetch", "NSEntity", "NSBatch", "NSMerge"],
        imports: ["PredicateFormats"],
        text: [
            coreDataModels, coreDataObjects, managedMembers, coreDataContexts, coreDataFetches,
            coreDataBatches, coreDataStores,
        ].joined(separator: "\n"))
}
