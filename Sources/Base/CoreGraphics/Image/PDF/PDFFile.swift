/// The objects of a PDF file, located by their headers: `12 0 obj`.
struct PDFFile {
    private let bytes: [UInt8]
    private var places: [Int: Int] = [:]

    init?(_ bytes: [UInt8]) {
        guard bytes.starts(with: "%PDF-".utf8) else { return nil }
        self.bytes = bytes
        let mark = Array(" obj".utf8)
        for place in bytes.indices.dropLast(mark.count) where bytes[place] == mark[0] {
            guard bytes[place..<place + mark.count].elementsEqual(mark), let number = number(before: place)
            else { continue }
            places[number] = place + mark.count
        }
    }

    /// Parses the `12` of `12 0 obj`.
    private func number(before place: Int) -> Int? {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        let head = bytes[max(0, place - 24)..<place]
        let generation = head.reversed().prefix { digits.contains($0) }.count
        let rest = head.dropLast(generation).reversed().drop { $0 == 32 }
        let number = rest.prefix { digits.contains($0) }.reversed()
        return generation > 0 ? Int(String(decoding: Array(number), as: UTF8.self)) : nil
    }

    /// Resolves a reference.
    func value(_ value: PDFValue?) -> PDFValue? {
        guard case .reference(let number) = value else { return value }
        guard let place = places[number] else { return nil }
        var reader = PDFReader(bytes, at: place)
        return reader.next()
    }

    func dictionary(_ value: PDFValue?) -> [String: PDFValue] { self.value(value)?.dictionary ?? [:] }

    /// Returns the decompressed bytes of a stream, or of several consecutive streams.
    func stream(_ value: PDFValue?) -> [UInt8] {
        if let list = self.value(value)?.list { return Array(list.map(stream).joined(separator: [10])) }
        guard case .reference(let number) = value, let place = places[number] else { return [] }
        var reader = PDFReader(bytes, at: place)
        let head = reader.next()?.dictionary ?? [:]
        _ = reader.next()
        var start = reader.place
        if start < bytes.count, bytes[start] == 13 { start += 1 }
        if start < bytes.count, bytes[start] == 10 { start += 1 }
        let length = Int(bounded: self.value(head["Length"])?.number ?? 0)
        let packed = Array(bytes[min(start, bytes.count)..<min(start + max(length, 0), bytes.count)])
        guard let filter = self.value(head["Filter"]) else { return packed }
        let name = filter.name ?? filter.list?.first?.name
        return name == "FlateDecode" ? PackedBytes.unpacked(packed) ?? [] : []
    }

    /// The first page, including inherited attributes.
    var firstPage: [String: PDFValue]? {
        let roots = places.keys.sorted().map { dictionary(.reference($0)) }
        guard let catalog = roots.first(where: { $0["Type"]?.name == "Catalog" }) else { return nil }
        var page = dictionary(catalog["Pages"])
        for _ in 0..<20 {
            guard let first = value(page["Kids"])?.list?.first else { break }
            page = page.filter { ["MediaBox", "Resources", "Rotate"].contains($0.key) }
                .merging(dictionary(first)) { $1 }
        }
        return page["Contents"] == nil ? nil : page
    }
}
