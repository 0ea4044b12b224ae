import UniformTypeIdentifiers

// Reading.
extension UIDocument {
    func readFile(_ completionHandler: ((Bool) -> Void)?) {
        performAsynchronousFileAccess { [self] in
            do {
                try read(from: fileURL)
                fileModificationDate = modificationDate(of: fileURL)
                OpenDocuments.current.add(self)
                change(removing: [.closed, .savingError])
                completionHandler?(true)
            } catch {
                report(error)
                completionHandler?(false)
            }
        }
    }

    func readAgain(from url: URL, _ completionHandler: ((Bool) -> Void)?) {
        change(adding: .editingDisabled)
        disableEditing()
        place = url
        updateChangeCount(.cleared)
        open { [self] isRead in
            enableEditing()
            change(removing: .editingDisabled)
            completionHandler?(isRead)
        }
    }

    func type(of url: URL) -> String? {
        url == fileURL ? fileType : UTType(filenameExtension: url.pathExtension)?.identifier
    }

    private func modificationDate(of url: URL) -> Date? {
        try? FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
    }
}

// Writing.
extension UIDocument {
    func write(to url: URL, _ operation: SaveOperation, _ completionHandler: ((Bool) -> Void)?) {
        let token = changeCountToken(for: operation)
        let (contents, attributes): (Any, [AnyHashable: Any])
        do {
            contents = try self.contents(forType: savingFileType ?? UTType.data.identifier)
            attributes = try fileAttributesToWrite(to: url, for: operation)
        } catch {
            return savingHasFailed(error)
        }
        let target = named(url, operation)
        performAsynchronousFileAccess { [self] in
            do {
                try writeContents(contents, andAttributes: attributes, safelyTo: target, for: operation)
            } catch {
                savingHasFailed(error)
                completionHandler?(false)
                return
            }
            place = target
            fileModificationDate = modificationDate(of: target)
            updateChangeCount(withToken: token, for: operation)
            OpenDocuments.current.add(self)
            change(removing: [.closed, .savingError])
            completionHandler?(true)
        }
    }

    /// The URL for a save operation. The name extension changes with the document's type.
    private func named(_ url: URL, _ operation: SaveOperation) -> URL {
        guard let savingFileType, savingFileType != fileType else { return url }
        let ending = fileNameExtension(forType: savingFileType, saveOperation: operation)
        return ending.isEmpty || ending == url.pathExtension
            ? url : url.deletingPathExtension().appendingPathExtension(ending)
    }

    private func savingHasFailed(_ error: any Error) {
        change(adding: .savingError)
        report(error)
    }

    func data(of contents: Any) throws -> Data {
        if let data = contents as? Data { return data }
        Runtime.current.diagnostics.raise(
            .invalidArgument,
            "contentsForType:error: of \(Swift.type(of: self)) must return data, or the document must override "
                + "writeContents:toURL:forSaveOperation:originalContentsURL:error:")
        throw CocoaError(.fileWriteUnknown)
    }

    func replaceFile(
        at url: URL, _ contents: Any, _ attributes: [AnyHashable: Any]?, _ operation: SaveOperation
    ) throws {
        let files = FileManager.default
        let isThere = files.fileExists(atPath: url.path)
        let folder = url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? files.removeItem(at: folder) }
        let new = folder.appendingPathComponent(url.lastPathComponent)
        try writeContents(contents, to: new, for: operation, originalContentsURL: isThere ? url : nil)
        let known = (attributes ?? [:]).compactMap { key, value in
            (key as? FileAttributeKey ?? (key as? String).map { FileAttributeKey(rawValue: $0) }).map {
                ($0, value)
            }
        }
        if !known.isEmpty {
            try files.setAttributes(
                Dictionary(known, uniquingKeysWith: { $1 }), ofItemAtPath: new.path)
        }
        if isThere { try files.removeItem(at: url) }
        try files.moveItem(at: new, to: url)
    }
}

// Closing, errors, changes.
extension UIDocument {
    func saveAndClose(_ completionHandler: ((Bool) -> Void)?) {
        change(adding: .editingDisabled)
        disableEditing()
        autosave { [self] isSaved in
            OpenDocuments.current.remove(self)
            change(adding: .closed, removing: .editingDisabled)
            completionHandler?(isSaved)
        }
    }

    func answer(_ completionHandler: ((Bool) -> Void)?, _ isDone: Bool) {
        guard let completionHandler else { return }
        Runtime.loop.nextTurn("answer of \(self.place.lastPathComponent)") { completionHandler(isDone) }
    }

    private func report(_ error: any Error) {
        errors.append(error)
        let isPermitted = Runtime.current.application.applicationState != .background
        handleError(error, userInteractionPermitted: isPermitted)
    }

    /// Ends an error. After a recovery, the document is saved or read as if the error hadn't occurred.
    func forget(_ error: any Error, recovered: Bool) {
        errors.removeAll { $0 as NSError === error as NSError || ($0 as NSError).isEqual(error as NSError) }
        if recovered { change(removing: .savingError) }
    }

    func change(adding added: State = [], removing removed: State = []) {
        let before = state
        state = state.subtracting(removed).union(added)
        guard state != before else { return }
        NotificationCenter.default.post(name: UIDocument.stateChangedNotification, object: self)
    }

    func changesWereCounted() {
        if hasUnsavedChanges { OpenDocuments.current.saveLater(self) }
    }
}
