// User interaction.
extension UIDocumentBrowserViewController: DocumentChoosingPage {
    /// Does nothing: the user can't cancel a document browser.
    package func userCancels() {}

    package func userChooses(_ urls: [URL]) {
        guard let delegate, !urls.isEmpty else { return }
        let chosen = allowsPickingMultipleItems ? urls : Array(urls.prefix(1))
        let isHeard =
            OptionalMember.ask { delegate.documentBrowser(self, didPickDocumentsAt: chosen) } != nil
        if !isHeard { delegate.documentBrowser(self, didPickDocumentURLs: chosen) }
    }

    /// Whether the user can create documents.
    var canCreate: Bool { allowsDocumentCreation && delegate != nil }

    /// Presses the button that creates a document. Returns whether the delegate supports creation.
    @discardableResult
    package func userCreates() -> Bool {
        guard canCreate, let delegate else { return false }
        let answer: Void? = OptionalMember.ask {
            delegate.documentBrowser(self) { [weak self] url, mode in self?.importNew(url, mode) }
        }
        return answer != nil
    }

    /// Shares documents. Returns the share sheet.
    @discardableResult
    package func userShares(_ urls: [URL]) -> UIActivityViewController {
        let activities = delegate?.documentBrowser(self, applicationActivitiesForDocumentURLs: urls)
        let sheet = UIActivityViewController(activityItems: urls, applicationActivities: activities)
        delegate?.documentBrowser(self, willPresent: sheet)
        present(sheet, animated: true)
        return sheet
    }

    /// Performs a custom action for documents. Returns whether the action is available.
    package func userChooses(action identifier: String, for urls: [URL]) -> Bool {
        guard let action = customActions.first(where: { $0.identifier == identifier }),
            action.isOffered(for: urls)
        else { return false }
        action.perform(urls)
        return true
    }
}

// Files.
extension UIDocumentBrowserViewController {
    private var folder: DocumentFolder { Runtime.current.state(DocumentFolder.init) }

    private func importNew(_ url: URL?, _ mode: ImportMode) {
        guard let url, mode != .none else { return }
        take(url, mode, nextTo: nil) { [weak self] place, error in
            guard let self else { return }
            if let place {
                delegate?.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: place)
            } else {
                delegate?.documentBrowser(self, failedToImportDocumentAt: url, error: error)
            }
        }
    }

    func reveal(_ url: URL, _ importIfNeeded: Bool, _ completion: ((URL?, (any Error)?) -> Void)?) {
        let answer = completion ?? { _, _ in }
        if Runtime.current.documents.contains(url) {
            perform("reveal", answer) { url }
        } else if importIfNeeded {
            take(url, .copy, nextTo: nil, answer)
        } else {
            perform("reveal", answer) { throw UIDocumentBrowserError(.generic) }
        }
    }

    func take(
        _ url: URL, _ mode: ImportMode, nextTo neighbour: URL?,
        _ completion: @escaping (URL?, (any Error)?) -> Void
    ) {
        perform("import", completion) { [folder] in
            guard mode != .none else { throw UIDocumentBrowserError(.generic) }
            return try folder.take(url, mode, nextTo: neighbour)
        }
    }

    func rename(_ url: URL, _ name: String, _ completion: @escaping (URL?, (any Error)?) -> Void) {
        perform("rename", completion) { [folder] in try folder.rename(url, to: name) }
    }

    /// Performs a file operation in a later turn, and passes its result to the handler.
    private func perform(
        _ what: String, _ completion: @escaping (URL?, (any Error)?) -> Void,
        _ work: @escaping @MainActor () throws -> URL
    ) {
        Runtime.loop.nextTurn("\(what) of a document") { [weak self] in
            do {
                let url = try work()
                self?.showDocuments()
                completion(url, nil)
            } catch {
                completion(nil, error)
            }
        }
    }
}
