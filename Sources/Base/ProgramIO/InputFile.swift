import Foundation

/// A file that a program reads.
package enum InputFile {
    /// The bytes of a file.
    ///
    /// - Throws: ``FileFault``.
    package static func data(of file: URL) throws(FileFault) -> Data {
        do {
            return try Data(contentsOf: file)
        } catch {
            throw FileFault(error, file.path, "read")
        }
    }

    /// The text of a file.
    ///
    /// - Throws: ``FileFault``, also for bytes that aren't UTF-8.
    package static func text(of file: URL) throws(FileFault) -> String {
        guard let text = String(validating: try data(of: file), as: UTF8.self) else {
            throw FileFault("\(file.path) cannot be read: it is not text in UTF-8. Save it as UTF-8.")
        }
        return text
    }

    /// The value in a JSON file.
    ///
    /// - Parameters:
    ///   - kind: the kind of file, such as "a coverage file".
    ///   - repair: a sentence that says how to make such a file.
    /// - Throws: ``FileFault``.
    package static func json<Value: Decodable>(
        _ type: Value.Type, of file: URL, as kind: String, repair: String
    ) throws(FileFault) -> Value {
        let data = try data(of: file)
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch {
            throw FileFault("\(file.path) is not \(kind): \(damage(error)). \(repair)")
        }
    }

    /// A description of a decoding error, without the decoder's types.
    package static func damage(_ error: any Error) -> String {
        switch error {
        case DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty: "it is not valid JSON"
        case DecodingError.dataCorrupted(let context): "\(path(context)) is damaged"
        case DecodingError.keyNotFound(let key, let context):
            context.codingPath.isEmpty
                ? "it has no \(key.stringValue)" : "\(path(context)) has no \(key.stringValue)"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            context.codingPath.isEmpty ? "it has another structure" : "\(path(context)) is of another type"
        case let fault as FileFault: fault.description
        default: "\(error)"
        }
    }

    /// The path of a value, such as `checks.3.steps`.
    private static func path(_ context: DecodingError.Context) -> String {
        context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
    }
}
