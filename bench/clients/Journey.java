// java Journey.java: the default HttpClient, which asks for HTTP/2 on each new connection (Upgrade: h2c).
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.UUID;
import java.util.regex.Pattern;

class Journey {
  static final HttpClient CLIENT = HttpClient.newHttpClient();

  static HttpRequest.Builder to(String path) {
    return HttpRequest.newBuilder(URI.create(System.getenv("PLINTH_URL") + path))
        .header("Authorization", "Bearer " + System.getenv("PLINTH_API_KEY"));
  }

  static HttpResponse<String> get(String path) throws Exception {
    return CLIENT.send(to(path).build(), BodyHandlers.ofString());
  }

  static String post(String path, String type, BodyPublisher body) throws Exception {
    HttpRequest request =
        to(path).header("Content-Type", type).header("Idempotency-Key", UUID.randomUUID().toString()).POST(body).build();
    return expect(CLIENT.send(request, BodyHandlers.ofString()));
  }

  static String expect(HttpResponse<String> answer) {
    if (answer.statusCode() != 200) throw new RuntimeException(answer.statusCode() + " " + answer.body());
    return answer.body();
  }

  static String field(String name, String body) {
    var found = Pattern.compile("\"" + name + "\":\"?([^\",}]+)").matcher(body);
    if (!found.find()) throw new RuntimeException("no " + name + " in " + body);
    return found.group(1);
  }

  public static void main(String[] args) throws Exception {
    expect(get("/v1/workspace"));
    Path file = Path.of(System.getenv("FILE"));
    // A stream has no length: the body is chunked.
    BodyPublisher stream = BodyPublishers.ofInputStream(() -> {
      try {
        return Files.newInputStream(file);
      } catch (java.io.IOException error) {
        throw new java.io.UncheckedIOException(error);
      }
    });
    String place = "/v1/imports?platform=twitter&handle=harbourbakery&file_name=posts.csv";
    String id = field("import_id", post(place, "text/csv", stream));
    String status = "processing";
    while (status.equals("processing")) {
      Thread.sleep(500);
      status = field("status", expect(get("/v1/imports/" + id)));
    }
    Thread.sleep(1000L * Long.parseLong(System.getenv("GAP_SECONDS")));
    String audit = field("audit_id", post("/v1/audit/run", "application/json", BodyPublishers.ofString("{}")));
    HttpResponse<String> result = get("/v1/audit/" + audit);
    while (result.statusCode() == 425) {
      Thread.sleep(1000L * Long.parseLong(result.headers().firstValue("retry-after").orElse("1")));
      result = get("/v1/audit/" + audit);
    }
    expect(result);
    String score = field("score", expect(get("/v1/score")));
    System.out.println("{\"audit_id\":\"" + audit + "\",\"imported\":\"" + status + "\",\"score\":" + score + "}");
  }
}
