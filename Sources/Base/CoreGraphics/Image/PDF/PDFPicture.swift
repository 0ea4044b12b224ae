/// Converts a page of a PDF file to SVG: its shapes in their colors. Omits text, shadings, and photographs.
struct PDFPicture {
    private let file: PDFFile
    private var state = State()
    private var saved: [State] = []
    private var path = ""
    private var current = CGPoint.zero
    private var clipsNext: String?
    private var elements: [String] = []
    private var clipCount = 0

    /// The graphics state.
    private struct State {
        var transform: CGAffineTransform = .identity
        var fill = "#000"
        var stroke = "#000"
        var fillOpacity = 1.0
        var strokeOpacity = 1.0
        var width = 1.0
        var cap = "butt"
        var join = "miter"
        var dash = ""
        /// The indexes of the clip paths. Each includes the one before.
        var clips: [Int] = []
    }

    /// Returns the SVG of the first page; `nil` for other data, or if the page can't be read.
    static func svg(of bytes: [UInt8]) -> String? {
        guard let file = PDFFile(bytes), let page = file.firstPage,
            let box = file.value(page["MediaBox"])?.list?.compactMap({ file.value($0)?.number }),
            box.count == 4, box[2] > box[0], box[3] > box[1]
        else { return nil }
        var picture = PDFPicture(file: file)
        // The origin of a page is its lower-left corner.
        picture.state.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box[0], ty: box[3])
        picture.draw(file.stream(page["Contents"]), file.dictionary(page["Resources"]), depth: 0)
        let (width, height) = (box[2] - box[0], box[3] - box[1])
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
            + "viewBox=\"0 0 \(width) \(height)\">" + picture.elements.joined() + "</svg>"
    }

    private init(file: PDFFile) { self.file = file }

    private mutating func draw(_ content: [UInt8], _ resources: [String: PDFValue], depth: Int) {
        var reader = PDFReader(content)
        var operands: [PDFValue] = []
        while !reader.isAtEnd {
            guard let value = reader.next() else { continue }
            guard case .word(let word) = value else {
                operands.append(value)
                continue
            }
            perform(word, operands, resources, depth: depth)
            operands = []
        }
    }

    private mutating func perform(
        _ word: String, _ operands: [PDFValue], _ resources: [String: PDFValue], depth: Int
    ) {
        let numbers = operands.compactMap(\.number)
        if construct(word, numbers) || paint(word) || style(word, numbers, operands) { return }
        let name = operands.first?.name ?? ""
        switch word {
        case "q": saved.append(state)
        case "Q": state = saved.popLast() ?? state
        case "cm" where numbers.count == 6:
            state.transform = Self.transform(numbers).concatenating(state.transform)
        case "gs": style(by: file.dictionary(file.dictionary(resources["ExtGState"])[name]))
        case "Do": drawForm(file.dictionary(resources["XObject"])[name], resources, depth: depth)
        default: break
        }
    }

    private mutating func drawForm(
        _ form: PDFValue?, _ resources: [String: PDFValue], depth: Int
    ) {
        let head = file.dictionary(form)
        guard depth < 10, file.value(head["Subtype"])?.name == "Form" else { return }
        saved.append(state)
        let matrix = file.value(head["Matrix"])?.list?.compactMap(\.number) ?? []
        if matrix.count == 6 { state.transform = Self.transform(matrix).concatenating(state.transform) }
        let own = file.dictionary(head["Resources"])
        draw(file.stream(form), own.isEmpty ? resources : own, depth: depth + 1)
        state = saved.popLast() ?? state
    }

    private static func transform(_ numbers: [Double]) -> CGAffineTransform {
        CGAffineTransform(
            a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }
}

extension PDFPicture {
    private mutating func construct(_ word: String, _ numbers: [Double]) -> Bool {
        let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
            CGPoint(x: numbers[$0], y: numbers[$0 + 1])
        }
        switch (word, points.count) {
        case ("m", 1): add("M", points)
        case ("l", 1): add("L", points)
        case ("c", 3): add("C", points)
        case ("v", 2): add("C", [current] + points)
        case ("y", 2): add("C", points + [points[1]])
        case ("h", _): path += "Z"
        case ("re", 2):
            let (start, size) = (points[0], points[1])
            add("M", [start])
            for (x, y) in [(size.x, 0), (size.x, size.y), (0, size.y)] {
                add("L", [CGPoint(x: start.x + x, y: start.y + y)])
            }
            path += "Z"
        default: return false
        }
        return true
    }

    private mutating func add(_ command: String, _ points: [CGPoint]) {
        current = points.last ?? current
        path +=
            command
            + points.map { point in
                let place = point.applying(state.transform)
                return "\(Self.number(place.x)) \(Self.number(place.y))"
            }.joined(separator: " ")
    }

    private static func number(_ value: CGFloat) -> String { "\((value * 1000).rounded() / 1000)" }
}

extension PDFPicture {
    private mutating func paint(_ word: String) -> Bool {
        switch word {
        case "f", "F": add(fills: "nonzero", strokes: false)
        case "f*": add(fills: "evenodd", strokes: false)
        case "S": add(fills: nil, strokes: true)
        case "s": close(then: nil)
        case "B": add(fills: "nonzero", strokes: true)
        case "B*": add(fills: "evenodd", strokes: true)
        case "b": close(then: "nonzero")
        case "b*": close(then: "evenodd")
        case "n": finishPath()
        case "W": clipsNext = "nonzero"
        case "W*": clipsNext = "evenodd"
        default: return false
        }
        return true
    }

    private mutating func close(then rule: String?) {
        path += "Z"
        add(fills: rule, strokes: true)
    }

    private mutating func add(fills rule: String?, strokes: Bool) {
        var attributes = "d=\"\(path)\""
        if let rule {
            attributes +=
                " fill=\"\(state.fill)\" fill-rule=\"\(rule)\" fill-opacity=\"\(state.fillOpacity)\""
        } else {
            attributes += " fill=\"none\""
        }
        if strokes { attributes += strokeAttributes }
        if !path.isEmpty {
            elements += state.clips.map { "<g clip-path=\"url(#c\($0))\">" }
            elements.append("<path \(attributes)/>")
            elements += state.clips.map { _ in "</g>" }
        }
        finishPath()
    }

    private var strokeAttributes: String {
        let transform = state.transform
        let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        let dash = state.dash.isEmpty ? "" : " stroke-dasharray=\"\(state.dash)\""
        return " stroke=\"\(state.stroke)\" stroke-width=\"\(Self.number(state.width * scale))\" "
            + "stroke-opacity=\"\(state.strokeOpacity)\" stroke-linecap=\"\(state.cap)\" "
            + "stroke-linejoin=\"\(state.join)\"" + dash
    }

    /// A clip path takes effect from the next shape.
    private mutating func finishPath() {
        if let rule = clipsNext {
            clipCount += 1
            elements.append(
                "<clipPath id=\"c\(clipCount)\"><path d=\"\(path)\" clip-rule=\"\(rule)\"/></clipPath>")
            state.clips.append(clipCount)
        }
        (path, clipsNext) = ("", nil)
    }
}

extension PDFPicture {
    private mutating func style(_ word: String, _ numbers: [Double], _ operands: [PDFValue]) -> Bool {
        switch word {
        case "g", "rg", "k", "sc", "scn": state.fill = Self.color(numbers) ?? state.fill
        case "G", "RG", "K", "SC", "SCN": state.stroke = Self.color(numbers) ?? state.stroke
        case "cs": state.fill = "#000"
        case "CS": state.stroke = "#000"
        case "w": state.width = numbers.first ?? 1
        case "J": state.cap = ["butt", "round", "square"][Int(bounded: numbers.first ?? 0, in: 0...2)]
        case "j": state.join = ["miter", "round", "bevel"][Int(bounded: numbers.first ?? 0, in: 0...2)]
        case "d":
            let lengths = operands.first?.list?.compactMap(\.number) ?? []
            state.dash = lengths.map { "\($0)" }.joined(separator: " ")
        default: return false
        }
        return true
    }

    private mutating func style(by values: [String: PDFValue]) {
        state.fillOpacity = file.value(values["ca"])?.number ?? state.fillOpacity
        state.strokeOpacity = file.value(values["CA"])?.number ?? state.strokeOpacity
        state.width = file.value(values["LW"])?.number ?? state.width
    }

    /// Converts gray, RGB, or CMYK components.
    private static func color(_ parts: [Double]) -> String? {
        let shares: [Double]
        switch parts.count {
        case 1: shares = [parts[0], parts[0], parts[0]]
        case 3: shares = parts
        case 4: shares = parts.prefix(3).map { (1 - $0) * (1 - parts[3]) }
        default: return nil
        }
        return "rgb("
            + shares.map { "\(Int(bounded: ($0 * 255).rounded(), in: 0...255))" }.joined(separator: ",")
            + ")"
    }
}
