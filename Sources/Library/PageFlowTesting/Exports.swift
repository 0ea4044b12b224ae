#if canImport(MainActorTests)
    @_exported import MainActorTests
#endif
