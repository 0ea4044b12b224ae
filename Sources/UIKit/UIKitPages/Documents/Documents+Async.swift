// The `async` variants that the Swift importer generates for methods with a completion handler.
extension UIDocument {
    /// Waits for ``open(completionHandler:)``. Returns whether the file was read.
    @discardableResult
    public func open() async -> Bool {
        await CompletionWait.value(ifDropped: false) { open(completionHandler: $0) }
    }

    /// Waits for ``close(completionHandler:)``. Returns whether the document was saved.
    @discardableResult
    public func close() async -> Bool {
        await CompletionWait.value(ifDropped: false) { close(completionHandler: $0) }
    }

    /// Waits for ``save(to:for:completionHandler:)``. Returns whether the file was written; also `false` if ``contents(forType:)`` throws,
    /// because then no handler is called.
    @discardableResult
    public func save(to url: URL, for saveOperation: UIDocument.SaveOperation) async -> Bool {
        await CompletionWait.value(ifDropped: false) {
            save(to: url, for: saveOperation, completionHandler: $0)
        }
    }

    /// Waits for ``autosave(completionHandler:)``. Returns whether the document has no unsaved changes left.
    @discardableResult
    public func autosave() async -> Bool {
        await CompletionWait.value(ifDropped: false) { autosave(completionHandler: $0) }
    }

    /// Waits for ``revert(toContentsOf:completionHandler:)``. Returns whether the file was read.
    @discardableResult
    public func revert(toContentsOf url: URL) async -> Bool {
        await CompletionWait.value(ifDropped: false) { revert(toContentsOf: url, completionHandler: $0) }
    }
}

extension UIDocumentViewController {
    /// Waits for ``openDocument(completionHandler:)``. Returns whether the document is open.
    @discardableResult
    public func openDocument() async -> Bool {
        await CompletionWait.value(ifDropped: false) { openDocument(completionHandler: $0) }
    }
}

extension UIDocumentBrowserViewController {
    /// Waits for ``revealDocument(at:importIfNeeded:completion:)``. Returns the document's URL.
    @discardableResult
    public func revealDocument(at url: URL, importIfNeeded: Bool) async throws -> URL {
        try await place { revealDocument(at: url, importIfNeeded: importIfNeeded, completion: $0) }
    }

    /// Waits for ``importDocument(at:nextToDocumentAt:mode:completionHandler:)``. Returns the document's URL.
    @discardableResult
    public func importDocument(
        at documentURL: URL, nextToDocumentAt neighbourURL: URL,
        mode importMode: UIDocumentBrowserViewController.ImportMode
    ) async throws -> URL {
        try await place {
            importDocument(
                at: documentURL, nextToDocumentAt: neighbourURL, mode: importMode, completionHandler: $0)
        }
    }

    /// Waits for ``renameDocument(at:proposedName:completionHandler:)``. Returns the document's URL.
    @discardableResult
    public func renameDocument(at documentURL: URL, proposedName: String) async throws -> URL {
        try await place { renameDocument(at: documentURL, proposedName: proposedName, completionHandler: $0) }
    }

    private func place(_ start: (@escaping (URL?, (any Error)?) -> Void) -> Void) async throws -> URL {
        let dropped = Result<URL, any Error>.failure(UIDocumentBrowserError(.generic))
        return try await CompletionWait.value(ifDropped: dropped) { answer in
            start { url, error in
                answer(url.map(Result.success) ?? .failure(error ?? UIDocumentBrowserError(.generic)))
            }
        }.get()
    }
}
